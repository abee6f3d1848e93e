import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import type { Cleanups } from './cleanups.ts'
import { openHome, root } from './product.ts'

/**
 * The files of a commit in a folder of their own, with the packages of this one: what a version asks of its packages
 * changes more slowly than itself.
 */
export async function unpackVersion(cleanups: Cleanups, commit: string): Promise<string> {
  const folder = await openHome(cleanups)
  const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))

  return folder
}

/** As files of the folder itself: the panel's builder takes none from outside of it. */
function linkPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    // On another disk there is nothing to link to.
    execFileSync('cp', ['-a', from, to])
  }
}
