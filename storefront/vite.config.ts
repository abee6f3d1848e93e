import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { groupsWithoutKiosk } from './groups-without-kiosk.ts'
import { shortenScripts } from './shorten-scripts.ts'
import { moduleClassName } from '../ui/design/module-class.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const assetsDir = 'assets/storefront'

/** With the small ones that every page loads: each file of its own costs some 80 bytes. */
const shell =
  /storefront\/app\/(shell|ui\/(?!amount-stepper|receipt|progress-bar)|shop\/(?!hours-table|open-line))|ui\/design\/(page-styles|drawn-whole)|domain\/(catalogue\/(route-href|address-line)|people\/staff-note)/

const sharedByMenuAndCheckout =
  /storefront\/app\/(checkout\/summary\/format|cart\/(?!repeat-order|kept-order|line-note|line-details|remove-line|discount-rows)|product|house\/house-screen|appointment\/(?!appointment-picker|quick))|domain\/(ordering\/(?!checkout-fields|entered-form|order-fields|minimum-order|delivery-zip|repeat-order|vouchers|discounts\/(discounts|cart-discounts|why-not)|day-end|line-problem\.texts|order-terms\.texts|cart\.texts)|money|catalogue\/diets)|node_modules\/zustand\//

export default defineConfig({
  root: here,
  plugins: [reactRouter(), shortenScripts()],
  css: { modules: { generateScopedName: moduleClassName } },
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { fs: { allow: ['..'] } },
  build: {
    assetsDir,
    emptyOutDir: true,
    // The list of parts that the app keeps is made of it.
    manifest: true,
    target: 'es2024',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each page tells the names of all parts that it may load later: 0.6 KB less of them than with words.
            entryFileNames: `${assetsDir}/[hash].js`,
            chunkFileNames: `${assetsDir}/[hash].js`,
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? `${assetsDir}/[hash].css` : `${assetsDir}/[name]-[hash][extname]`,
            // What pages need together: three files compress better and load faster than thirty.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                ...groupsWithoutKiosk([
                  { name: 'shell', test: shell },
                  { name: 'ordering', test: sharedByMenuAndCheckout },
                ]),
              ],
            },
          },
        },
      },
    },
  },
})
