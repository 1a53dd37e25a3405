import type { Language } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import type { TemplateSession } from './template-session.ts'

interface EditorActsProps {
  readonly template: Template
  readonly language: Language
  readonly session: TemplateSession
  readonly isLocked: boolean
}

/** What is done with it as a whole: each is about what was written last. */
export function EditorActs({ template, language, session, isLocked }: EditorActsProps) {
  const { t } = useTranslation('template')
  const { id, kind, originId, hasChanges, published } = template
  const test = useAct('template.sendTest', { done: () => t('testSent') })
  const publish = useAct('template.publishTemplate', {
    done: (after) => t(`publishedDone.${kind}`, { number: after.published?.number }),
  })
  const reset = useAct('template.resetTemplate', { done: () => t('resetDone') })
  const [isResetting, setResetting] = useState(false)
  const afterSaving = (act: () => void) => void session.store.flush().then(act).catch(sayFailed)
  const resetNow = async () => {
    await session.store.flush()
    await reset.send({ id })
    setResetting(false)
    await session.take()
  }
  return (
    <>
      {originId && (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={isLocked}
          onClick={() => setResetting(true)}
        >
          {t('reset')}
        </Button>
      )}
      {kind === 'email' && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} />}
          loading={test.isBusy}
          onClick={() => afterSaving(() => test.run({ id, language }))}
        >
          {t('sendTest')}
        </Button>
      )}
      <Button
        loading={publish.isBusy}
        disabled={isLocked || (published !== null && !hasChanges)}
        onClick={() => afterSaving(() => publish.run({ id }))}
      >
        {t(published && !hasChanges ? 'isPublished' : 'publish')}
      </Button>
      <ConfirmDialog
        isOpen={isResetting}
        title={t('resetAsk', { name: template.name })}
        consequences={[t('resetDraft'), t('resetSent')]}
        keep={t('resetKeep')}
        act={t('reset')}
        isDangerous
        onKeep={() => setResetting(false)}
        onAct={resetNow}
      />
    </>
  )
}
