import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

import { moduleClassName } from '../ui/design/module-class.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The website is not hydrated (decision 18): what was changed is seen by loading the page again. */
const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  apply: 'serve',
  hotUpdate() {
    if (this.environment.name !== 'client') return
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
}

export default defineConfig(({ command }) => ({
  root: here,
  // In development the storefront answers for the sources below `/app`.
  base: command === 'serve' ? '/__site/' : '/',
  plugins: [reactRouter(), reloadOnChange],
  css: { modules: { generateScopedName: moduleClassName } },
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { fs: { allow: ['..'] } },
  build: {
    assetsDir: 'assets/site',
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
  },
}))
