import type { Lead } from '@coverwright/domain/sell/agent-page/agent-page'
import { IconMessage, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { AgentPageHeader } from './AgentPageHeader.tsx'

const list = listed(queries.directPage.listLeads)

const useLeadColumns = columnsFor<Lead, 'createdAt'>('agent-page', ({ name, text, ago }) => [
  name('name', { header: 'writer', detail: ({ email }) => email }),
  text('agentName', { header: 'agent', width: 200 }),
  text('message', { header: 'message' }),
  ago('createdAt', { header: 'written', sortKey: 'createdAt' }),
])

/** What visitors of the pages wrote. Each was mailed to its agent. */
export function Leads() {
  const { t } = useTranslation('agent-page')
  const columns = useLeadColumns()
  const [shown, setShown] = useState<Lead>()
  const [removing, setRemoving] = useState<Lead>()
  const remove = async () => {
    if (removing) await acts.directPage.removeLead({ id: removing.id })
    setRemoving(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('tab.enquiries')}
        header={<AgentPageHeader tab="enquiries" />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        defaultSort="-createdAt"
        onOpen={setShown}
        rowActions={(lead) => [
          {
            label: t('removeLead'),
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => setRemoving(lead),
          },
        ]}
        empty={<Empty icon={<IconMessage size={20} />} title={t('noEnquiries')} description={t('noEnquiriesHint')} />}
      />
      {shown && (
        <Dialog title={t('enquiryFrom', { name: shown.name })} onClose={() => setShown(undefined)}>
          <Facts
            facts={[
              [t('agent'), shown.agentName],
              [t('email'), shown.email],
              [t('phone'), shown.phone],
              [t('message'), shown.message],
            ]}
          />
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeLeadAsk', { name: removing?.name })}
        consequences={[t('removeLeadGone')]}
        keep={t('removeKeep')}
        act={t('removeLead')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
    </>
  )
}
