import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { Button, TextInput } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './ProductTalk.module.css'

interface QuestionFormProps {
  readonly ask: (text: string) => Promise<unknown>
  readonly suggestions?: readonly string[]
}

const none: readonly string[] = []

export function QuestionForm({ ask, suggestions = none }: QuestionFormProps) {
  const { t } = useTranslation('product-talk')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const send = async (asked: string) => {
    if (asked.trim() === '' || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await ask(asked.trim())
      // The next one may have been begun meanwhile.
      setText((now) => (now === asked ? '' : now))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(text)
      }}
    >
      {failure !== undefined && <ErrorAlert error={failure} />}
      {suggestions.length > 0 && (
        <div className={classes.suggestions}>
          <span>{t('examples')}</span>
          {suggestions.map((each) => (
            <Button key={each} size="compact-sm" variant="default" onClick={() => void send(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.line}>
        <TextInput
          aria-label={t('question')}
          placeholder={t('placeholder')}
          maxLength={hubLimits.questionLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} leftSection={<IconSend2 size={16} />}>
          {t('ask')}
        </Button>
      </div>
    </form>
  )
}
