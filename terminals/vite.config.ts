import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { moduleClassName } from '../ui/design/module-class.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command }) => ({
  root: here,
  // In development the storefront answers for the sources below `/app`.
  base: command === 'serve' ? '/__terminals/' : '/',
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: moduleClassName } },
  server: { fs: { allow: ['..'] } },
  build: {
    assetsDir: 'assets/terminals',
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
  },
}))
