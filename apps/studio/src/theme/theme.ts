import { createTheme, type MantineColorsTuple } from '@mantine/core'

// Mantine wants ten shades of each colour; the bridge in tokens.css decides what is painted.
const bridged: MantineColorsTuple = [
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
  '#000000',
]

const field = { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } }
// A dialog's header is not a second banner of the page.
const plainHeader = { header: { role: 'presentation' } }
const timing = { duration: 120, timingFunction: 'cubic-bezier(.2, .8, .2, 1)' }

export const theme = createTheme({
  primaryColor: 'brand',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: { fontWeight: '600' },
  colors: { brand: bridged, success: bridged, warning: bridged, danger: bridged, info: bridged },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'subtle', color: 'gray' } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: field,
    Textarea: field,
    PasswordInput: field,
    NumberInput: field,
    Select: field,
    Badge: { defaultProps: { variant: 'light', tt: 'none', radius: 5 } },
    SegmentedControl: { defaultProps: { withItemsBorders: false, size: 'xs' } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: timing, events: { hover: true, focus: true } } },
    Menu: {
      defaultProps: {
        width: 224,
        transitionProps: timing,
        radius: 'md',
        // Beside what opens it: a menu at the end of the page is outside every landmark.
        withinPortal: false,
        floatingStrategy: 'fixed',
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { transitionProps: timing, radius: 'md' } },
    Modal: { defaultProps: { radius: 'lg', yOffset: '12vh', size: 440, attributes: plainHeader } },
    Drawer: { defaultProps: { position: 'right', size: 480, offset: 8, radius: 'lg', attributes: plainHeader } },
    Table: { defaultProps: { stickyHeader: true, tabularNums: true, highlightOnHover: true } },
    Alert: { defaultProps: { variant: 'light' } },
    Progress: { defaultProps: { size: 4, radius: 4 } },
    Loader: { defaultProps: { size: 14, color: 'var(--cw-accent-line)' } },
  },
})
