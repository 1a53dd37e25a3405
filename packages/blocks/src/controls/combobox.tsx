import type { Option } from '@coverwright/domain/build/dataset/option'
import type { Say } from '@coverwright/domain/build/words/say'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useSay } from '../journey.ts'
import { filled } from './fill-field.ts'
import { findByLabel, mostShown, searchOptions } from './search-options.ts'

interface Props {
  readonly name: string
  readonly options: readonly Option[]
  readonly initial: string
  readonly placeholder: string | undefined
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** An ARIA 1.2 editable combobox with a list. Focus stays in the input. */
export function Combobox({ name, options, initial, placeholder, describedBy, isInvalid }: Props) {
  const say = useSay()
  const [value, setValue] = useState(initial)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)

  const text = typed ?? options.find((option) => option.value === value)?.label ?? value
  const found = isOpen ? searchOptions(options, text) : []
  const choose = (option: Option | undefined) => {
    if (option) {
      setValue(option.value)
      setTyped(option.label)
    }
    setOpen(false)
  }
  const type = (now: string) => {
    setTyped(now)
    // What is no option is sent as typed, so that the server can refuse it in words instead of finding nothing.
    setValue(findByLabel(options, now)?.value ?? now)
    setOpen(now.length > 0)
    setActive(0)
  }
  useEffect(() => {
    const take = (event: Event) => {
      const { detail } = event as CustomEvent<{ name: string; value: string }>
      if (detail.name !== name) return
      // Its label is shown as soon as the list is there, which may come after what was found.
      setValue(detail.value)
      setTyped(null)
      setOpen(false)
    }
    document.addEventListener(filled, take)
    return () => document.removeEventListener(filled, take)
  }, [name])
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(isOpen ? (active + step + found.length) % Math.max(found.length, 1) : 0)
    } else if (event.key === 'Enter' && found.length > 0) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const listId = `${name}-list`
  const optionId = (index: number) => `${name}-option-${index}`
  return (
    <div className="cj-combo">
      <Icon name="search" />
      <input
        id={name}
        className="cj-input"
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={move}
        onBlur={() => setOpen(false)}
      />
      <input type="hidden" name={name} value={value} />
      <ul id={listId} role="listbox" aria-label={say('Matches')} hidden={found.length === 0}>
        {found.map((option, index) => (
          <li
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The mouse must not take the focus away before the click lands.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </li>
        ))}
      </ul>
      <p className="cj-vh" role="status">
        {isOpen ? sayFound(found.length, say) : ''}
      </p>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function sayFound(count: number, say: Say): string {
  if (count === 0) return say('Nothing found')
  return say(count === mostShown ? 'First {count} found' : '{count} found', { count })
}
