import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { queries } from '../../../core/wire/queries.ts'
import '@mantine/spotlight/styles.layer.css'
import { Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconClock, IconFileSearch, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { iconOf } from '../../../core/navigation/screen-icons.ts'
import { useSession } from '../../../core/session/session.ts'
import { restMs } from '../../../framework/delays.ts'
import { useEscape } from '../../../framework/dialog/use-escape.ts'
import { matching } from './match.ts'
import classes from './Palette.module.css'
import { addRecent, type RecentEntry, readRecent } from './recent.ts'
import { useSearchableScreens } from './use-searchable-screens.ts'

const [store, palette] = createSpotlight()
const mostScreens = 8

/** Search over every screen one may open and over the company's records. Opens each time `times` grows. */
export default function Palette({ times }: { readonly times: number }) {
  const { t } = useTranslation('shell')
  const [query, setQuery] = useState('')
  const [searched] = useDebouncedValue(query.trim(), restMs)
  const navigate = useNavigate()
  const personId = useSession(({ accountData }) => accountData?.subId ?? '')
  const screens = matching(useSearchableScreens(), ({ title }) => title, query).slice(0, mostScreens)
  const records = useQuery({
    ...queries.search.findRecords({ text: searched }),
    enabled: searched !== '',
  })
  useEscape(useSpotlight(store).opened, palette.close)
  useEffect(() => {
    if (times > 0) palette.open()
  }, [times])

  const open = (entry: RecentEntry) => () => {
    addRecent(sessionStorage, personId, entry)
    void navigate(entry.link)
  }
  const action = (entry: RecentEntry, icon: ReactNode, id: string) => (
    <Spotlight.Action
      key={id}
      label={entry.title}
      leftSection={icon}
      rightSection={entry.detail && <span className={classes.detail}>{entry.detail}</span>}
      highlightQuery
      onClick={open(entry)}
    />
  )
  const recent = query === '' ? readRecent(sessionStorage, personId) : []
  const found = query.trim() === '' ? [] : (records.data ?? [])
  const isSearching = query.trim() !== '' && (records.isFetching || searched !== query.trim())
  const isNothing = !isSearching && screens.length === 0 && found.length === 0

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      closeOnEscape={false}
      size={560}
      yOffset="12vh"
      radius="md"
      scrollable
      overlayProps={{ blur: 0, backgroundOpacity: 0.55 }}
      maxHeight={420}
      classNames={{
        content: classes.content ?? '',
        action: classes.action ?? '',
        search: classes.search ?? '',
        actionsGroup: classes.group ?? '',
      }}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={16} />}
        rightSection={isSearching ? <Loader aria-label={t('palette.searching')} /> : null}
      />
      <Spotlight.ActionsList>
        {recent.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.recent')}>
            {recent.map((entry) => action(entry, <IconClock size={16} />, `recent ${entry.link}`))}
          </Spotlight.ActionsGroup>
        )}
        {screens.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.screens')}>
            {screens.map(({ screen, link, title, detail }) => {
              const Icon = iconOf(screen)
              return action({ link, title, detail }, <Icon size={16} />, link)
            })}
          </Spotlight.ActionsGroup>
        )}
        {found.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.records')}>
            {found.map(({ id, kind, link, title, detail }) =>
              action({ link, title, detail }, <IconFileSearch size={16} />, `${kind} ${id}`),
            )}
          </Spotlight.ActionsGroup>
        )}
        {records.isError && <p className={classes.note}>{t('palette.failed')}</p>}
        {isNothing && <Spotlight.Empty>{t('palette.nothing', { query: query.trim() })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
