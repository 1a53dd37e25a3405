import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { mediaIds, removalField } from '@coverwright/domain/build/question/media'
import { useSay } from '../journey.ts'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

const accepted = { photo: 'image/*', video: 'video/*', 'photo-or-video': 'image/*,video/*' } as const

/** Files of the buyer's: those that are kept, to look at and take back, and a field for more. */
export function PhotoVideoControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'photo-video'>>) {
  const { name, accepts, most = 1 } = question
  const say = useSay()
  return (
    <LabelledField {...wording}>
      {mediaIds(answers[name]).map((id, index) => (
        <p className="cj-kept" key={id}>
          <a className="cj-link" href={`/_/media/${id}`} target="_blank" rel="noopener">
            {say('File {number}', { number: index + 1 })}
          </a>
          <label>
            <input type="checkbox" name={removalField(name)} value={id} />
            <span>{say('Remove')}</span>
          </label>
        </p>
      ))}
      <input
        id={name}
        name={name}
        type="file"
        className="cj-input"
        accept={accepted[accepts]}
        multiple={most > 1}
        aria-describedby={describedBy(wording)}
        aria-invalid={wording.problem ? true : undefined}
      />
    </LabelledField>
  )
}
