import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text asset, so that serving one costs no processor time. */
export async function compressAssets(folder: string) {
  for await (const file of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder })) {
    const path = join(folder, file)
    if ((await stat(path)).size < 512) continue
    const bytes = await readFile(path)
    await writeFile(
      `${path}.br`,
      await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
    await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }))
  }
}
