/** The database of this app, apart so that one can ask for it before any code of the store is there. */
export const DATABASE_NAME = 'war-diary';
