import type { Contact } from '@coverwright/domain/company/contact/contact'
import { Button } from '@mantine/core'
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { sayDoneWithUndo, sayFailed } from '../../../framework/toast/toasts.tsx'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { ContactDialog } from './ContactDialog.tsx'

type SortKey = 'name' | 'department' | 'email'

const list = listed(queries.contact.listContacts)

/** Whom to turn to in the company, and whom of them partners see. */
export function Component() {
  const { t } = useTranslation('contact')
  const mayManage = useMay('company-profile')
  /** What the dialog is open on: one contact, or a new one. */
  const [editing, setEditing] = useState<Contact | 'new'>()
  const columns = useMemo<readonly Column<Contact, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name }) => <NameCell name={name} icon={<PersonTile name={name} />} />,
        csv: ({ name }) => name,
      },
      {
        key: 'department',
        header: t('department'),
        sortKey: 'department',
        width: 220,
        cell: ({ department }) => department,
        csv: ({ department }) => department,
      },
      {
        key: 'email',
        header: t('email'),
        sortKey: 'email',
        width: 280,
        cell: ({ email }) => email,
        csv: ({ email }) => email,
      },
      { key: 'phone', header: t('phone'), width: 170, cell: ({ phone }) => phone, csv: ({ phone }) => phone },
      {
        key: 'isShared',
        header: t('partners'),
        width: 110,
        cell: ({ isShared }) => isShared && <Tag>{t('shared')}</Tag>,
        csv: ({ isShared }) => (isShared ? t('shared') : ''),
      },
    ],
    [t],
  )
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
