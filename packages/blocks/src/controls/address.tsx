import type { FoundAddress } from '@coverwright/domain/build/page/page-view'
import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { useRef, useState } from 'react'
import { useJourney, useSay } from '../journey.ts'
import { type ControlProps, GroupedField } from './field.tsx'
import { fillField } from './fill-field.ts'

const lines = [
  ['postcode', 'Postcode', 'postal-code', 'shorter'],
  ['line1', 'Address line 1', 'address-line1', ''],
  ['line2', 'Address line 2 (optional)', 'address-line2', ''],
  ['town', 'Town or city', 'address-level2', 'short'],
] as const

/** Typed in full, or found by its postcode and put into the same fields. */
export function AddressControl({ question, wording, answers }: ControlProps<AskedQuestionOf<'address'>>) {
  const { name, country } = question
  const say = useSay()
  return (
    <GroupedField {...wording}>
      {lines.map(([part, label, autoComplete, width]) => {
        const field = `${name}-${part}`
        return (
          <div key={part}>
            <label className={`cj-line ${width}`}>
              <span className="cj-label">{say(label)}</span>
              <input
                id={field}
                name={field}
                className="cj-input"
                autoComplete={autoComplete}
                defaultValue={answers[field] ?? ''}
                aria-invalid={wording.problem?.field === field ? true : undefined}
              />
            </label>
            {part === 'postcode' ? <Finder name={name} country={country} /> : null}
          </div>
        )
      })}
    </GroupedField>
  )
}

function Finder({ name, country }: { readonly name: string; readonly country: string }) {
  const { isSettled, lookUps } = useJourney()
  const findAddresses = lookUps?.findAddresses
  const say = useSay()
  const [found, setFound] = useState<readonly FoundAddress[] | null>(null)
  const list = useRef<HTMLSelectElement>(null)
  if (!isSettled || !findAddresses) return null

  const find = async () => {
    const field = document.getElementById(`${name}-postcode`) as HTMLInputElement | null
    setFound(await findAddresses(country, field?.value ?? '').catch(() => []))
    list.current?.focus()
  }
  const take = (at: string) => {
    const address = found?.[Number(at)]
    if (at && address) for (const [part] of lines) fillField(`${name}-${part}`, address[part])
  }
  return (
    <>
      <button type="button" className="cj-button plain cj-find" onClick={() => void find()}>
        {say('Find address')}
      </button>
      <p className="cj-help" role="status">
        {found?.length === 0 ? say('We found no address. Type it in below.') : ''}
      </p>
      {found && found.length > 0 ? (
        <label className="cj-line">
          <span className="cj-label">{say('Choose your address')}</span>
          <select ref={list} className="cj-input" onChange={(event) => take(event.currentTarget.value)}>
            <option value="">{say('{count} found', { count: found.length })}</option>
            {found.map(({ line1, line2, town }, at) => (
              <option key={line1} value={at}>
                {[line1, line2, town].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  )
}
