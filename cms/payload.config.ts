import 'temporal-polyfill/global'

import path from 'node:path'

import { de } from '@payloadcms/translations/languages/de'
import { buildConfig } from 'payload'

import { allBlocks } from '#blocks/all-blocks.ts'
import { sharpApart } from '#collections/shared/media/sharp-apart.ts'

import { collections } from './collections.ts'
import { database } from './database.ts'
import { editor } from './editor.ts'
import { repositoryFolder } from './folders.ts'
import { email } from './email.ts'
import { globals } from './globals.ts'
import { logger, loggingLevels } from './logger.ts'
import { ownWords } from './words/own-words.ts'
import { plugins } from './plugins.ts'

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  db: database,
  editor,
  email,
  sharp: sharpApart,
  blocks: allBlocks,
  collections,
  globals,
  plugins,
  i18n: { supportedLanguages: { de }, fallbackLanguage: 'de', translations: { de: ownWords } },
  routes: { admin: '/backend', api: '/api' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  loggingLevels,
  defaultDepth: 1,
  maxDepth: 3,
  upload: {
    // A form of ours is one file and one record.
    limits: {
      fileSize: 25 * 1024 * 1024,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: 2 ** 20,
      fieldNameSize: 100,
    },
    abortOnLimit: true,
  },
  admin: {
    user: 'users',
    dateFormat: 'dd.MM.yyyy HH:mm',
    avatar: 'default',
    meta: { titleSuffix: ' – Theke', description: 'Backoffice', defaultOGImageType: 'off' },
    importMap: {
      baseDir: repositoryFolder,
      importMapFile: path.resolve(repositoryFolder, 'cms/admin/app/(payload)/backend/importMap.js'),
    },
    components: {
      graphics: {
        Logo: '/cms/admin/components/logo.tsx#Logo',
        Icon: '/cms/admin/components/icon.tsx#Icon',
      },
    },
  },
  typescript: {
    autoGenerate: false,
    outputFile: path.resolve(repositoryFolder, 'cms/payload-types.ts'),
  },
})
