import type { FormSection } from '#cms/payload-types.ts'

import type { Shown } from '../shared/section.ts'
import { Text } from '#ui/text.tsx'
import styles from './form.module.css'

type Props = { form: string; text: Shown<FormSection>['thankYou'] }

/** Opened by the form's script once the message has arrived. Spec: website 4. */
export function Thanks({ form, text }: Props) {
  const id = `${form}-thanks`

  return (
    <dialog className={styles.thanks} aria-labelledby={id} tabIndex={-1} data-thanks="">
      <div className={styles.panel} data-panel="">
        <div id={id}>
          {text ? (
            <Text text={text} />
          ) : (
            <>
              <h2>Vielen Dank!</h2>
              <p>Ihre Nachricht ist bei uns angekommen. Wir melden uns so bald wie möglich.</p>
            </>
          )}
        </div>
        <button type="button" className={styles.submit} data-close="">
          OK
        </button>
      </div>
    </dialog>
  )
}
