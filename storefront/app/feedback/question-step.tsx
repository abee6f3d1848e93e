import { longestAnswer } from '#domain/feedback/feedback-limits.data.ts'
import { TextAreaField } from '../ui/field.tsx'
import styles from './questionnaire.module.css'
import { RatingScale } from './rating-scale.tsx'
import type { QuestionnaireState } from './use-questionnaire.ts'

/** What takes the focus when a step is come to. */
export const stepHeading = 'questionnaire-step'

/** A question with what it asks for: a rating, a comment, or both. */
export function QuestionStep({ state }: { state: QuestionnaireState }) {
  const { questionnaire, step, draft, problems } = state
  const index = step - 1
  const asked = questionnaire.content.body[index]
  if (!asked) return null

  const { type, value } = asked
  const answer = draft.content[index]
  const isCommentRequired = type === 'comment' || value.comment === 'required'
  const problemOf = (part: 'rating' | 'comment') =>
    problems.find(({ field }) => field === `content.${index}.${part}`)?.message

  return (
    <>
      <div>
        <h2 id={stepHeading} tabIndex={-1} className={styles.question}>
          {value.question}
        </h2>
        {value.description && <p className={styles.description}>{value.description}</p>}
      </div>
      {type === 'rating' && (
        <RatingScale
          name={`rating-${step}`}
          labelledBy={stepHeading}
          value={answer?.rating}
          error={problemOf('rating')}
          onRate={(rating) => state.answer(index, { rating })}
        />
      )}
      <TextAreaField
        label={
          type === 'comment' ? 'Ihre Antwort' : isCommentRequired ? 'Kommentar' : 'Kommentar (freiwillig)'
        }
        required={isCommentRequired}
        maxLength={longestAnswer}
        placeholder={value.placeholder ?? undefined}
        value={answer?.comment ?? ''}
        error={problemOf('comment')}
        onChange={(event) => state.answer(index, { comment: event.target.value })}
      />
    </>
  )
}
