import { type AnswerModel, type ModelUse, modelUses } from '@coverwright/domain/assist/answer-model/answer-model'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { Alert, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './HubFolder.module.css'

/** What a model outside is asked for, each by itself: what leaves the house is said before anybody lets it. */
export function ModelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('hub-folder')
  const found = useQuery(queries.answerModel.getModel({}))
  return (
    <Dialog title={t('model.title')} size="lg" onClose={onClose}>
      {found.isLoadingError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Model {...found.data} />}
    </Dialog>
  )
}

function Model({ model, uses, agreedHost, month }: AnswerModel) {
  const { t } = useTranslation('hub-folder')
  const numbers = useNumberTexts()
  const times = useTimeTexts()
  const mayChange = useMay('manage-account')
  const change = useAct('answerModel.changeModel')
  if (!model) return <p className={classes.plain}>{t('model.none')}</p>
  const isAsked = uses.length > 0
  const toggle = (use: ModelUse) => {
    if (change.isBusy) return
    change.run({ uses: uses.includes(use) ? uses.filter((other) => other !== use) : [...uses, use] })
  }
  return (
    <div className={classes.model}>
      <p>{t('model.about', model)}</p>
      {agreedHost && <Alert color="warning">{t('model.changed', { host: agreedHost })}</Alert>}
      {isAsked && month.isUsedUp && (
        <Alert color="warning">{t('model.usedUp', { when: times.date(month.endsAt) })}</Alert>
      )}
      {isAsked && month.problem && (
        <Alert color="warning">{t('model.problem', { problem: said(month.problem) })}</Alert>
      )}
      <ul className={classes.uses}>
        {modelUses.map((use) => (
          <li key={use}>
            <Switch
              size="md"
              label={t(`model.uses.${use}`)}
              description={t(`model.does.${use}`)}
              checked={uses.includes(use)}
              disabled={!mayChange}
              onChange={() => toggle(use)}
            />
            <p>{t(`model.leaves.${use}`, { host: model.host, passages: sentFor[use] })}</p>
          </li>
        ))}
      </ul>
      <p>{t('model.stays')}</p>
      <Facts
        facts={[
          [t('model.name'), model.name],
          [t('model.host'), model.host],
          [
            t('model.used'),
            t('model.tokens', { tokens: numbers.whole(month.tokens), most: numbers.whole(month.most) }),
          ],
          [t('model.asked'), numbers.whole(month.questions)],
        ]}
      />
      {!mayChange && <p>{t('model.notYours')}</p>}
    </div>
  )
}

const sentFor: Readonly<Record<ModelUse, number>> = {
  answers: hubLimits.passagesSent,
  questions: examLimits.passagesSent,
  posts: 0,
}
