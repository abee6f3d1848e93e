'use client'

import { Button } from '@payloadcms/ui'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'

import styles from './factors.module.css'

/** Shown this once, to be kept where no telephone can be lost with them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <p>
        Mit diesen Codes melden Sie sich an, wenn App und Passkey nicht zur Hand sind. Jeder gilt einmal. Sie
        werden nur jetzt angezeigt: Drucken Sie sie aus oder bewahren Sie sie an einem sicheren Ort auf.
      </p>
      <ul className={styles.codes} aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} />
        <Button buttonStyle="secondary" margin={false} onClick={() => printCodes(codes)}>
          Drucken
        </Button>
        <Button margin={false} onClick={onDone}>
          Ich habe sie aufbewahrt
        </Button>
      </div>
    </>
  )
}

/** A page of its own within the page, so that nothing else gets onto the paper. */
function printCodes(codes: string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) return
  const heading = page.createElement('h1')
  heading.textContent = 'Wiederherstellungscodes für das Backoffice'
  const list = page.createElement('pre')
  list.textContent = codes.join('\n')
  page.body.append(heading, list)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
