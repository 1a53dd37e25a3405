import { textsOfShell } from '@coverwright/blocks/shell-texts'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { ActionIcon, Button, Menu, SegmentedControl, Select, Tooltip } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconLanguage,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { BarLine } from '../../../framework/editor/EditorFrame.tsx'
import { AutosaveIndicator } from '../../../framework/save/AutosaveIndicator.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { SaveVersionButton } from '../product-document/SaveVersionButton.tsx'
import { UndoRedo } from '../product-document/UndoRedo.tsx'
import { useDocumentState } from '../product-document/use-document.ts'
import { useVersions } from '../product-document/Versions.tsx'
import { type Device, devices, deviceWidths } from './canvas/devices.ts'
import { type Language, useShell } from './editing/shell-editing.ts'
import classes from './PageEditor.module.css'

interface OfSession {
  readonly session: DocumentSession<Shell | null>
}

export function BarStart({ session }: OfSession) {
  const { t } = useTranslation('page-editor')
  const { product, shell, page, openPage } = useShell()
  const autosave = useDocumentState(session, (state) => state.autosave)
  return (
    <>
      <Tooltip label={t('toProducts')}>
        <ActionIcon component={Link} to={pathTo(`/project?product=${product.id}`)} aria-label={t('toProducts')}>
          <IconChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <LineTile line={product.line} />
      <h1>{product.name}</h1>
      <span className={classes.slash} aria-hidden="true">
        /
      </span>
      <Select
        className={classes.pageSelect}
        size="sm"
        variant="unstyled"
        aria-label={t('page.open')}
        data={shell.pages.map((each) => ({ value: each.path, label: nameOfPage(each) }))}
        value={page.path}
        onChange={(path) => path !== null && openPage(path)}
        allowDeselect={false}
        comboboxProps={{ width: 280, position: 'bottom-start' }}
      />
      <BarLine />
      <AutosaveIndicator state={autosave} onRetry={() => void session.store.flush()} />
    </>
  )
}

const deviceIcons = { desktop: IconDeviceDesktop, tablet: IconDeviceTablet, phone: IconDeviceMobile } as const

interface BarMiddleProps {
  readonly device: Device
  readonly onDevice: (device: Device) => void
  readonly onLanguage: (language: Language) => void
}

export function BarMiddle({ device, onDevice, onLanguage }: BarMiddleProps) {
  const { t } = useTranslation('page-editor')
  return (
    <div className={classes.switches}>
      <SegmentedControl
        aria-label={t('device.label')}
        value={device}
        onChange={(value) => onDevice(value)}
        data={devices.map((value) => {
          const Icon = deviceIcons[value]
          return {
            value,
            label: (
              <span className={classes.device}>
                <Icon size={16} aria-label={t(`device.${value}`)} /> {value === device && deviceWidths[value]}
              </span>
            ),
          }
        })}
      />
      <LanguageMenu onLanguage={onLanguage} />
    </div>
  )
}

/** Only where the product is sold in several: the language that is shown, and what each still lacks. */
function LanguageMenu({ onLanguage }: Pick<BarMiddleProps, 'onLanguage'>) {
  const { t } = useTranslation('page-editor')
  const { product, shell, language } = useShell()
  const { languages } = product
  if (languages.length < 2) return null
  const texts = textsOfShell(shell)
  const missingIn = (each: Language) =>
    each === languages[0] ? 0 : texts.filter(({ key }) => !shell.translations?.[each]?.[key]).length
  return (
    <Menu position="bottom" width={240}>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconLanguage size={14} />}
          rightSection={<IconChevronDown size={12} />}
          aria-label={t('language.menu')}
        >
          {t(`product:languages.${language}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((each) => {
          const count = missingIn(each)
          return (
            <Menu.Item
              key={each}
              onClick={() => onLanguage(each)}
              rightSection={count > 0 ? <em className={classes.missing}>{t('language.count', { count })}</em> : null}
            >
              {t(`product:languages.${each}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

interface BarEndProps<T> {
  readonly session: DocumentSession<T>
  readonly isPreview: boolean
  readonly onPreview: (isPreview: boolean) => void
  readonly primary: ReactNode
  /** Who else is here, where others can be. */
  readonly watchers: ReactNode
}

export function BarEnd<T>({ session, isPreview, onPreview, primary, watchers }: BarEndProps<T>) {
  const { t } = useTranslation('page-editor')
  return (
    <>
      {watchers}
      <UndoRedo session={session} />
      <BarLine />
      <Button
        variant="default"
        leftSection={isPreview ? <IconPencil size={16} /> : <IconPlayerPlay size={16} />}
        onClick={() => onPreview(!isPreview)}
      >
        {t(isPreview ? 'edit' : 'preview')}
      </Button>
      {primary}
    </>
  )
}

export function SaveShellVersion({ session }: OfSession) {
  const { product } = useShell()
  const revision = useDocumentState(session, (state) => state.revision)
  const versions = useVersions(product.id, 'shell', revision).data?.versions ?? []
  return (
    <SaveVersionButton session={session} id={product.id} document="shell" number={(versions[0]?.number ?? 0) + 1} />
  )
}
