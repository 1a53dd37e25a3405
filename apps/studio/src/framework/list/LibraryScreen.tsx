import type { UploadPurpose } from '@coverwright/domain/company/file/file-limits'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Empty } from '../page/Empty.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { sayDone, sayFailed } from '../toast/toasts.tsx'
import { Upload } from '../upload/Upload.tsx'
import type { SendFile } from '../upload/use-upload.ts'
import classes from './LibraryScreen.module.css'
import { ListScreen } from './ListScreen.tsx'
import type { Column, ListQuery, ListRead } from './list-types.ts'

interface LibraryScreenProps<Item, SortKey extends string> {
  readonly purpose: UploadPurpose
  readonly icon: ReactNode
  readonly words: Readonly<
    Record<'title' | 'description' | 'upload' | 'find' | 'none' | 'noneHint' | 'edit' | 'delete', string>
  >
  readonly columns: readonly Column<Item, SortKey>[]
  readonly nameOf: (item: Item) => string
  readonly defaultSort: SortKey | `-${SortKey}`
  readonly list: (query: ListQuery<SortKey>) => ListRead<Item>
  readonly upload: (file: File, ...watch: Watch) => Promise<Item>
  readonly remove: (item: Item) => Promise<unknown>
  readonly deleted: (item: Item) => string
  /** What can be said of one of them. */
  readonly drawer: (item: Item, close: () => void) => ReactNode
}

type Watch = readonly [onProgress: ((part: number) => void) | undefined, signal: AbortSignal | undefined]

/** Files a company keeps for its sites: put in here, described in a drawer, taken out again. */
export function LibraryScreen<Item extends { readonly id: string }, SortKey extends string>(
  props: LibraryScreenProps<Item, SortKey>,
) {
  const { words, nameOf } = props
  const [open, setOpen] = useState<Item>()
  const send: SendFile = async (file, { onProgress, signal }) => {
    setOpen(await props.upload(file, onProgress, signal))
  }
  const remove = async (item: Item) => {
    await props.remove(item)
    sayDone(props.deleted(item))
  }
  return (
    <>
      <ListScreen<Item, SortKey>
        name={words.title}
        header={
          <>
            <PageHeader title={words.title} description={words.description} />
            <div className={classes.upload}>
              <Upload purpose={props.purpose} label={words.upload} send={send} />
            </div>
          </>
        }
        list={props.list}
        columns={props.columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchLabel={words.find}
        defaultSort={props.defaultSort}
        onOpen={setOpen}
        rowActions={(item) => [
          { label: words.edit, icon: <IconPencil size={16} />, run: () => setOpen(item) },
          {
            label: words.delete,
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => void remove(item).catch(sayFailed),
          },
        ]}
        empty={<Empty icon={props.icon} title={words.none} description={words.noneHint} />}
      />
      {open && props.drawer(open, () => setOpen(undefined))}
    </>
  )
}
