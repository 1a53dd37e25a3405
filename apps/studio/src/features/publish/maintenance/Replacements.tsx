import type { Replacement } from '@coverwright/domain/publish/maintenance/maintenance'
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { PlannedTable } from './PlannedTable.tsx'
import { useReplacements } from './queries.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'

/** Which documents get a new file, and which have. */
export function Replacements() {
  const { t } = useTranslation('maintenance')
  const list = useReplacements()
  const [isReplacing, setReplacing] = useState(false)
  return (
    <PlannedTable
      title={t('documents.title')}
      hint={t('documents.hint')}
      action={<Button onClick={() => setReplacing(true)}>{t('documents.replace')}</Button>}
      columns={[t('documents.document'), t('documents.file'), t('documents.at'), t('documents.state')]}
      list={list}
      empty={{ icon: <IconFileText size={20} />, title: t('documents.none'), description: t('documents.noneHint') }}
      row={(item) => <Row key={item.id} item={item} />}
    >
      {isReplacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
    </PlannedTable>
  )
}

const change = (work: Promise<unknown>) => void work.catch(sayFailed)

function Row({ item }: { readonly item: Replacement }) {
  const { t } = useTranslation('maintenance')
  const times = useTimeTexts()
  return (
    <tr>
      <th scope="row">
        {item.title}
        <small>{item.productName}</small>
      </th>
      <td>{item.fileName}</td>
      <td>{times.dateAndTime(item.doneAt ?? item.at)}</td>
      <td>
        <StatusBadge status={item.state} />
      </td>
      <td>
        {item.state === 'active' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => change(acts.maintenance.suspendReplacement({ id: item.id }))}
          >
            {t('documents.suspend')}
          </Button>
        )}
        {item.state === 'suspend' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => change(acts.maintenance.resumeReplacement({ id: item.id }))}
          >
            {t('documents.resume')}
          </Button>
        )}
      </td>
    </tr>
  )
}
