import { plainText, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import { Textarea, TextInput } from '@mantine/core'
import { useShell } from '../editing/shell-editing.ts'
import { useText } from '../text/use-text.ts'
import { TextLabel } from './TextLabel.tsx'

interface TranslatedTextProps {
  readonly textKey: string
  readonly label: string
  readonly text: WrittenText
  readonly isLong?: boolean
  readonly maxLength?: number
  readonly error?: string | undefined
  readonly set: (text: string) => void
}

/** A text of the site: as it was written, or as the language that is shown has it. */
export function TranslatedText({
  textKey,
  label,
  text,
  isLong = false,
  maxLength = 5000,
  error,
  set,
}: TranslatedTextProps) {
  const { isLocked } = useShell()
  const { value, standIn, isMissing, set: write } = useText({ textKey, text, set: (next) => set(plainText(next)) })
  const props = {
    size: 'sm',
    label: <TextLabel label={label} isMissing={isMissing} />,
    value: plainText(value),
    placeholder: plainText(standIn) || undefined,
    readOnly: isLocked,
    maxLength,
    error,
  }
  return isLong ? (
    <Textarea
      {...props}
      autosize
      minRows={2}
      maxRows={10}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  ) : (
    <TextInput {...props} onChange={({ currentTarget }) => write(currentTarget.value)} />
  )
}
