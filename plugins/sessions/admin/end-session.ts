import { forgetStaff } from './forget-staff.ts'

type Ask = (path: string, init: RequestInit) => Promise<Response>

/**
 * Ends the session at the server and forgets it in this browser, whichever page comes next: what this browser keeps is
 * gone before the server is asked, and the request outlives the page that has sent it. Whether the session has ended.
 */
export async function endSession(ask: Ask): Promise<boolean> {
  forgetStaff()
  try {
    const { status } = await ask('/api/users/logout', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
    })
    // Whoever has no session any more is refused, and signed out.
    return status < 500 && status !== 429
  } catch {
    return false
  }
}
