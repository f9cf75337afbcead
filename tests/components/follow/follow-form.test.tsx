import { screen } from '@testing-library/react';
import { FollowForm } from '@/components/follow/follow-form';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { renderIn } from '@/tests/components/render-in';
import { brands } from '@/tests/support/brands';

const product = { id: 1001, name: 'Acetone', mailLanguages: ['en', 'de', 'fr'], sheet: '/1001/en/gh/1' };

test.each<[string, InterfaceLanguage, string | undefined, string]>([
  ['the language of the page', 'de', undefined, 'Deutsch'],
  ['the language that was chosen before', 'de', 'fr', 'Français'],
  ['the first, where the page’s is not offered', 'el', undefined, 'English'],
])('a follower’s mails begin in %s', (_what, interfaceLang, language, expected) => {
  renderIn(
    interfaceLang,
    <FollowForm
      brand={brands.dossier}
      footerLinks={[]}
      product={product}
      interfaceLang={interfaceLang}
      antiForgery="x"
      outcome={null}
      unsent={language ? { email: 'anna@a', language } : null}
    />,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue(expected);
});
