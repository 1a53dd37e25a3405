import type { Option } from '@coverwright/domain/build/dataset/option'
import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { useEffect, useRef, useState } from 'react'
import { useJourney, useSay } from '../journey.ts'
import { Combobox } from './combobox.tsx'
import { type ControlProps, describedBy, LabelledField } from './field.tsx'

/**
 * A long list. The server sends a native select, which works without script; once the page is settled it becomes a
 * search box. The options travel once, in the markup: the browser reads them back from there, and fetches the list
 * only when it reaches this page without a page load.
 */
export function SelectControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'select'>>) {
  const { name, list, placeholder } = question
  const answer = answers[name] ?? ''
  const { isSettled, lists, loadList } = useJourney()
  const say = useSay()
  const select = useRef<HTMLSelectElement>(null)
  const [value, setValue] = useState(answer)
  const [options, setOptions] = useState<readonly Option[] | null>(null)

  useEffect(() => {
    if (!isSettled) return
    const native = select.current
    if (native) {
      setValue(native.value)
      setOptions([...native.options].slice(1).map(({ value: own, text }) => ({ value: own, label: text })))
    } else {
      // A list that does not come leaves a text box, whose answer the server checks.
      loadList(list).then(setOptions, () => setOptions([]))
    }
  }, [isSettled, list, loadList])

  const described = describedBy(wording)
  return (
    <LabelledField {...wording}>
      {options || (isSettled && !lists) ? (
        <Combobox
          name={name}
          options={options ?? []}
          initial={value}
          placeholder={placeholder}
          describedBy={described}
          isInvalid={Boolean(wording.problem)}
        />
      ) : (
        <select
          ref={select}
          id={name}
          name={name}
          className="cj-input"
          aria-describedby={described}
          aria-invalid={wording.problem ? true : undefined}
          suppressHydrationWarning={!lists}
          // Built and escaped below; the browser must leave the server's options as they are.
          dangerouslySetInnerHTML={{
            __html: lists ? optionsHtml(lists[list] ?? [], answer, say('Choose from the list')) : '',
          }}
        />
      )}
    </LabelledField>
  )
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function optionsHtml(options: readonly Option[], answer: string, none: string): string {
  const own = options.map(
    ({ value, label }) =>
      `<option${value === label ? '' : ` value="${escape(value)}"`}${value === answer ? ' selected' : ''}>${escape(label)}</option>`,
  )
  return `<option value="">${escape(none)}</option>${own.join('')}`
}
