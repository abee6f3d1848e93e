import type { ShellView } from './shell-view.ts'

type BrochureAndSocialLinksProps = { settings: ShellView['settings'] | undefined }

/** Entries of a list of links, wherever the shop shows them. */
export function BrochureAndSocialLinks({ settings }: BrochureAndSocialLinksProps) {
  const { socialLinks = [], brochureUrl } = settings ?? {}

  return (
    <>
      {brochureUrl && (
        <li>
          <a href={brochureUrl} download>
            Broschüre herunterladen
          </a>
        </li>
      )}
      {socialLinks.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener noreferrer me">
            {link.label}
          </a>
        </li>
      ))}
    </>
  )
}
