import type { Option } from '@coverwright/domain/build/dataset/option'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenReleased } from '../../../../framework/form/when-released.ts'
import { optionsFromText } from './paste-options.ts'

interface OptionsAsTextProps {
  readonly onChange: (options: readonly Option[]) => void
  readonly onLeave: () => void
}

/** The options of a list that has none yet, one on each line; a column pasted from a spreadsheet is just that. */
export function OptionsAsText({ onChange, onLeave }: OptionsAsTextProps) {
  const { t } = useTranslation('body')
  const [text, setText] = useState('')
  return (
    <Textarea
      size="sm"
      autosize
      minRows={3}
      maxRows={12}
      label={t('options.asText')}
      description={t('options.asTextHint')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChange(optionsFromText(value))
      }}
      onBlur={() => whenReleased(onLeave)}
    />
  )
}
