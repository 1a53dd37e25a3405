import type { Contact } from '@coverwright/domain/company/contact/contact'
import { Button } from '@mantine/core'
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDoneWithUndo, sayFailed } from '../../../framework/toast/toasts.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { useContactColumns } from './contact-columns.tsx'

const list = listed(queries.contact.listContacts)

/** Whom to turn to in the company, and whom of them partners see. */
export function Component() {
  const { t } = useTranslation('contact')
  const mayManage = useMay('company-profile')
  /** What the dialog is open on: one contact, or a new one. */
  const [editing, setEditing] = useState<Contact | 'new'>()
  const columns = useContactColumns()
  const remove = async ({ id, createdAt, ...contact }: Contact) => {
    await acts.contact.deleteContact({ id })
    sayDoneWithUndo(t('deleted', { name: contact.name }), () => acts.contact.createContact(contact))
  }
  const rowActions = (contact: Contact): RowAction[] =>
    mayManage
      ? [
          { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(contact) },
          {
            label: t('delete'),
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => void remove(contact).catch(sayFailed),
          },
        ]
      : []
  const add = mayManage && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <PageHeader
            parent={{ title: t('settings'), path: '/setting' }}
            title={t('title')}
            description={t('description')}
            actions={add}
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="name"
        {...(mayManage && { onOpen: setEditing })}
        rowActions={rowActions}
        empty={<Empty icon={<IconAddressBook size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      {editing && (
        <ContactDialog contact={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
