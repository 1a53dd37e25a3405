import { Button, Menu, Textarea } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldChoices } from './field-choices.ts'
import classes from './Template.module.css'

interface WordsProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly maxLength: number
  /** So many are best: what is beyond is often cut off. */
  readonly best?: number
  readonly isLong?: boolean
  /** How the mail keeps what was typed, as `value` has it: marks that are not closed yet are not in it. */
  readonly kept?: (typed: string) => string
  readonly onChange: (value: string) => void
}

const same = (typed: string) => typed

/** A text with fields in it. What could not be saved is said here and stays here until it is put right. */
export function Words({ label, hint, value, maxLength, best, isLong = false, kept = same, onChange }: WordsProps) {
  const { t } = useTranslation('template')
  const box = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Undone, or translated meanwhile: what the mail says wins.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const { choices, problemOf } = useFieldChoices()
  const problem = problemOf(typed)
  const write = (text: string) => {
    setTyped(text)
    if (problemOf(text) || text.length > maxLength) return
    setKnown(kept(text))
    onChange(text)
  }
  const insert = (name: string) => {
    const at = box.current?.selectionStart ?? typed.length
    const to = box.current?.selectionEnd ?? at
    write(`${typed.slice(0, at)}{{${name}}}${typed.slice(to)}`)
    box.current?.focus()
  }
  return (
    <div className={classes.words}>
      <Textarea
        ref={box}
        label={label}
        description={hint}
        value={typed}
        autosize
        minRows={isLong ? 4 : 1}
        maxLength={maxLength}
        error={problem}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <span className={classes.under}>
        <Menu>
          <Menu.Target>
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconBraces size={12} />}
              aria-label={t('insertInto', { label })}
            >
              {t('insert')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {choices.map(({ keyword, name, example }) => (
              <Menu.Item key={keyword} onClick={() => insert(keyword)}>
                {name}
                <small className={classes.example}>{example}</small>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {best && <span data-over={typed.length > best || undefined}>{t('length', { count: typed.length, best })}</span>}
      </span>
    </div>
  )
}
