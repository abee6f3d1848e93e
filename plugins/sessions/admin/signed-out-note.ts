const key = 'theke-signed-out'

/** For the login, which is the next document. */
export function noteSignedOut(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // A browser that keeps nothing is not told; signed out it is.
  }
}

/** Whether somebody has just signed out here; told once. */
export function takeSignedOut(): boolean {
  try {
    const hasSignedOut = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)

    return hasSignedOut
  } catch {
    return false
  }
}
