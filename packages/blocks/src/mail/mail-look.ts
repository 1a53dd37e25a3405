/** Mail programs know no variables and few style sheets: everything stands where it is used. */
export const look = {
  page: { backgroundColor: '#f2f4f7', margin: 0, padding: '24px 12px' },
  card: { backgroundColor: '#ffffff', borderRadius: 12, width: '100%', maxWidth: 600, margin: '0 auto' },
  inside: { padding: '28px 24px' },
  heading: { color: '#101828', fontSize: 24, lineHeight: '32px', fontWeight: 700, margin: '0 0 16px' },
  words: { color: '#344054', fontSize: 16, lineHeight: '24px', margin: '0 0 16px' },
  small: { color: '#475467', fontSize: 13, lineHeight: '20px', margin: '0 0 8px' },
  rule: { border: 0, borderTop: '1px solid #d0d5dd', margin: '8px 0 24px' },
  hidden: { display: 'none', fontSize: 1, lineHeight: '1px', maxHeight: 0, overflow: 'hidden' },
} as const

export const family = 'Inter, Segoe UI, Helvetica, Arial, sans-serif'

/** In the dark; and on a phone, where columns stand under one another. No character here needs to be escaped. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background-color:#101828!important}.card{background-color:#1d2939!important}
.heading,.value{color:#f9fafb!important}.words,.small,.label{color:#d0d5dd!important}.rule{border-top-color:#475467!important}
.words a,.small a{color:#9ec5ff!important}}
@media (max-width:599px){.half{display:block!important;width:100%!important;padding:0!important}.inside{padding:24px 16px!important}}`
