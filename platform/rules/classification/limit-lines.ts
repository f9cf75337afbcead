/** The reader of limits, for those who need it without a classification. */
export { type LimitLine, readLimitLine, readLimits } from './model/limit-lines.ts';
