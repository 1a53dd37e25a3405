import type { Action } from '@coverwright/domain/reach/automation/automation'
import { maxActions } from '@coverwright/domain/reach/automation/automation'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'

/** All of them: a company has some. */
export const actionsQuery = queries.automation.listActions({}, { nowPage: 1, pageSize: maxActions })

/** How an action is said in one line. */
export function useActionWords() {
  const { t } = useTranslation('automation')
  const delay = (hours: number) => (hours === 0 ? t('immediately') : t('afterHours', { count: hours }))
  const line = ({ channel, delayHours, templateName, templateId, productName, isStandard }: Action) =>
    [
      t(`channel.${channel}`),
      delay(delayHours),
      isStandard ? t('inPlace') : (templateName ?? t(templateId ? 'templateGone' : 'standardMessage')),
      productName ?? t('everyProduct'),
    ].join(' · ')
  return { delay, line }
}
