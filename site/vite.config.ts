import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command }) => ({
  root: here,
  // In development the storefront answers for the sources below `/app`.
  base: command === 'serve' ? '/__site/' : '/',
  plugins: [reactRouter()],
  server: { fs: { allow: ['..'] } },
  build: {
    assetsDir: 'assets/site',
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
  },
}))
