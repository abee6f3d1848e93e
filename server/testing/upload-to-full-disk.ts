import { withFullDisk } from '#scripts/testing/full-disk.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

export function uploadToFullDisk(app: TestApp): Promise<Response> {
  const body = JSON.stringify({ filename: 'brief.txt', data: `data:text/plain;base64,${btoa('Guten Tag')}` })
  const headers = { 'content-type': 'application/json' }

  return withFullDisk(app.mediaDir, () => app.fetch('/api/uploads', { method: 'POST', headers, body }))
}
