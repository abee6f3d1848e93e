import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

import type { Cleanups } from './cleanups.ts'

const folder = join(import.meta.dirname, '../baselines/calibration')

/** How often the page builds its list. */
const passes = 20

/**
 * A page that builds the same list of 50 rows some times over and has it laid out each time: comparable work to a page
 * of the panel, of a fixed amount, that no change of the product touches. Answers its address.
 */
export async function openCalibrationPage({ add }: Cleanups): Promise<string> {
  const script = await buildScript()
  const server = createServer((req, res) => {
    if (req.url === '/main.js') return res.setHeader('content-type', 'text/javascript').end(script)
    res.setHeader('content-type', 'text/html; charset=utf-8').end(document)
  })
  add(() => new Promise((closed) => server.close(closed).closeAllConnections()))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return `http://127.0.0.1:${port}/`
}

const document = `<!DOCTYPE html><html lang="de"><head><title>Vergleich</title>
  <meta name="viewport" content="width=device-width"></head><body data-passes="${passes}">
  <div id="root"></div><script type="module" src="/main.js"></script></body></html>`

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: join(folder, 'main.ts') } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunk = outputs
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('the calibration page was not built')
  return chunk.code
}
