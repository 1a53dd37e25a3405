import type { AskedQuestionOf } from '@coverwright/domain/question/asked-question'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

const accepted = { photo: 'image/*', video: 'video/*', 'photo-or-video': 'image/*,video/*' } as const

/** As it will look: nothing can be published that asks for pictures, and so nobody can send one. */
export function PhotoVideoControl({
  question,
  wording,
}: Omit<ControlProps<AskedQuestionOf<'photo-video'>>, 'answers'>) {
  return (
    <LabelledField {...wording}>
      <input
        id={question.name}
        type="file"
        className="cj-input"
        accept={accepted[question.accepts]}
        aria-describedby={describedBy(wording)}
        disabled
      />
    </LabelledField>
  )
}
