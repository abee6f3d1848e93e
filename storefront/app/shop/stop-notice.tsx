import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { StopWords } from '#domain/ordering/ordering-stop.texts.ts'
import { PhoneLine } from './phone-line.tsx'
import { Notice } from '../ui/notice.tsx'

type StopNoticeProps = { words: StopWords; branch: Pick<BranchView, 'phone'> }

/** Why nothing is taken up right now, when it is again, and what is possible until then. Spec: storefront 4 and 8. */
export function StopNotice({ words: { title, lines, isLasting }, branch }: StopNoticeProps) {
  return (
    <Notice tone={isLasting ? 'info' : 'warn'} title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isLasting && <PhoneLine branch={branch} />}
    </Notice>
  )
}
