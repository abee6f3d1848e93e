/** What the browser tests sign in with at the back office. */
export const administrator = { email: 'chefin@theke.example', password: 'Theke-im-Test-2026' }
