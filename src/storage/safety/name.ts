/** The cache of the safety copies, apart from the files of the app, which a new version throws away. */
export const SAFETY = 'war-diary-safety-copies';
