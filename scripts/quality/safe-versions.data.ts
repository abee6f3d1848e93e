/**
 * The lowest version of a package that has none of its published holes, per major where several are mended.
 * Packages that are not there today stand here so that they cannot come back old. Raised by hand, see
 * docs/upgrading.md: what a registry answers to `npm audit` is not there everywhere.
 */
export const safeVersions: Readonly<Record<string, readonly string[]>> = {
  payload: ['3.90.0'],
  '@payloadcms/db-postgres': ['3.90.0'],
  '@payloadcms/drizzle': ['3.90.0'],
  '@payloadcms/email-nodemailer': ['3.90.0'],
  '@payloadcms/graphql': ['3.90.0'],
  '@payloadcms/next': ['3.90.0'],
  '@payloadcms/richtext-lexical': ['3.90.0'],
  '@payloadcms/sdk': ['3.90.0'],
  '@payloadcms/translations': ['3.90.0'],
  '@payloadcms/ui': ['3.90.0'],
  // Code from a request was run below.
  next: ['16.4.5'],
  react: ['19.2.4'],
  'react-dom': ['19.2.4'],
  'react-router': ['8.3.0'],
  '@react-router/dev': ['8.3.0'],
  '@react-router/node': ['8.3.0'],
  'react-server-dom-webpack': ['19.2.4'],

  // Whatever parses requests.
  'body-parser': ['2.2.1'],
  busboy: ['1.6.0'],
  cookie: ['0.7.0'],
  express: ['5.1.0'],
  'form-data': ['4.0.4'],
  jose: ['5.0.0'],
  jsonwebtoken: ['9.0.0'],
  multer: ['2.2.0'],
  'on-headers': ['1.1.0'],
  'path-to-regexp': ['6.3.0', '8.0.0'],
  qs: ['6.14.1'],
  send: ['1.0.0'],
  'serve-static': ['2.1.0'],
  undici: ['7.18.2', '8.0.0'],
  ws: ['7.5.10', '8.17.1'],

  // Whatever parses files and texts.
  'brace-expansion': ['4.0.1'],
  braces: ['3.0.3'],
  dompurify: ['3.2.4'],
  'file-type': ['16.5.4'],
  graphql: ['16.8.1'],
  'image-size': ['2.0.2'],
  immutable: ['4.3.8', '5.1.5'],
  'js-yaml': ['4.1.1'],
  lodash: ['4.17.23'],
  'mdast-util-to-hast': ['13.2.1'],
  micromatch: ['4.0.8'],
  minimatch: ['10.2.1'],
  'sanitize-html': ['2.12.1'],
  semver: ['6.3.1', '7.5.2'],
  sharp: ['0.32.6'],
  tar: ['7.5.4'],
  'tar-fs': ['3.1.1'],
  yaml: ['1.10.3', '2.2.2'],
  zod: ['3.22.3', '4.0.0'],

  // What reaches the database, mail and other programs.
  'cross-spawn': ['7.0.5'],
  'drizzle-orm': ['0.45.2'],
  nanoid: ['3.3.8'],
  nodemailer: ['7.0.11'],

  // Tools.
  playwright: ['1.55.1'],
  postcss: ['8.4.31'],
  rollup: ['4.22.4'],
  vite: ['7.1.11'],
}
