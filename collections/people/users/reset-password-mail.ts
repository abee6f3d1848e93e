import type { PayloadRequest } from 'payload'

import { publicAddress } from '#kernel/public-address.ts'

type Args = { req?: PayloadRequest; token?: string; user?: { firstName?: string } }

export const resetPasswordSubject = () => 'Neues Passwort für das Backoffice'

/** Without the address of the installation the mail tells the path; a link could lead to a forged host. */
export function resetPasswordMail({ token, user }: Args = {}): string {
  const path = `/backend/reset/${token}`
  const address = publicAddress()
  const way = address
    ? `<a href="${address}${path}">${address}${path}</a>`
    : `Öffnen Sie Ihr Backoffice und ersetzen Sie in der Adresszeile alles ab „/backend“ durch: ${path}`

  return `
    <p>Guten Tag${user?.firstName ? ` ${escapeHtml(user.firstName)}` : ''},</p>
    <p>hier vergeben Sie ein neues Passwort. Das geht eine Stunde lang.</p>
    <p>${way}</p>
    <p>Haben Sie das nicht angefordert? Dann ist nichts zu tun, Ihr Passwort bleibt unverändert.</p>
  `
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
