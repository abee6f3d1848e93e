import type { PayloadRequest } from 'payload'

type Args = { req?: PayloadRequest; token?: string; user?: { firstName?: string } }

export const resetPasswordSubject = () => 'Neues Passwort für das Backoffice'

export function resetPasswordMail({ req, token, user }: Args = {}): string {
  // A host header may be forged, so a configured address wins.
  const origin = process.env.PUBLIC_URL ?? req?.origin ?? ''
  const link = `${origin.replace(/\/$/, '')}/backend/reset/${token}`

  return `
    <p>Guten Tag${user?.firstName ? ` ${escapeHtml(user.firstName)}` : ''},</p>
    <p>über diesen Link vergeben Sie ein neues Passwort. Er gilt eine Stunde.</p>
    <p><a href="${link}">${link}</a></p>
    <p>Haben Sie das nicht angefordert? Dann ist nichts zu tun, Ihr Passwort bleibt unverändert.</p>
  `
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
