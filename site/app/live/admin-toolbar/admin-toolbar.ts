import bar from '#ui/admin/admin-bar.module.css'
import { readAdminSession } from '#ui/admin/admin-session.ts'
import { adminToolbar } from '#domain/people/admin-toolbar.data.ts'
import styles from './admin-toolbar.module.css'

/** Shows the signed-in administrator the ways to the panel, and to this very page in it. Spec: storefront 2. */
export function showAdminToolbar(page: Document, nowMs: number): void {
  const session = readAdminSession(nowMs)
  if (!session) return

  const { name, links, edit, backend, signOut } = adminToolbar
  const edited = page.querySelector<HTMLElement>('[data-page]')?.dataset.page
  const toolbar = page.createElement('nav')
  toolbar.className = `${bar.bar} ${styles.foot}`
  toolbar.ariaLabel = name
  toolbar.append(
    ...(edited ? [linkTo(page, { ...edit, href: edit.hrefOf(edited) })] : []),
    ...links.map((link) => linkTo(page, link)),
    words(page, session.name, bar.name),
    linkTo(page, backend),
    linkTo(page, signOut),
    words(page, `Version ${__APP_VERSION__}`, bar.version),
  )
  page.body.append(toolbar)
}

function linkTo(page: Document, { label, href }: { label: string; href: string }): HTMLElement {
  const link = page.createElement('a')
  link.href = href
  link.textContent = label

  return link
}

function words(page: Document, text: string, look: string | undefined): HTMLElement {
  const element = page.createElement('span')
  element.className = look ?? ''
  element.textContent = text

  return element
}
