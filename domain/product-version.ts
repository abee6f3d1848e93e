/** Also in package.json; a test keeps the two alike. */
export const productVersion = '1.7.2-dev'
