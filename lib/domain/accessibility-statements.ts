/**
 * What the accessibility statement says is tested, and its known limits, in their order.
 * tests/unit/domain/accessibility-statements.test.ts names the tests.
 */
export const accessibilityTests = [
  'accessibility_test_axe',
  'accessibility_test_keyboard',
  'accessibility_test_narrow',
  'accessibility_test_scripts',
] as const;

export const accessibilityLimits = [
  'accessibility_limit_tests',
  'accessibility_limit_label',
  'accessibility_limit_supplied',
] as const;
