/** The types of the classification, for those who call it; the files of this folder import `model/` itself. */
export * from './model/model.ts';
