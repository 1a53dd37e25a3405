const ink = '#16201b'
const soft = '#55615a'
const line = '1 solid #d5dad7'

/** In points, on A4. */
export const look = {
  page: { padding: '48 52 64', fontSize: 10.5, color: ink, lineHeight: 1.5 },
  brand: { fontSize: 12, fontWeight: 600, color: soft },
  title: { fontSize: 24, fontWeight: 600, lineHeight: 1.25, marginTop: 18 },
  subtitle: { fontSize: 13, marginTop: 6, marginBottom: 14 },
  section: { fontSize: 13, fontWeight: 600, marginTop: 18, marginBottom: 4 },
  test: { backgroundColor: '#fff3cd', color: '#5c4600', padding: '6 10', marginBottom: 16, fontWeight: 600 },
  row: { flexDirection: 'row', borderTop: line, padding: '5 0' },
  label: { width: '38%', color: soft },
  value: { width: '62%' },
  amountOf: { flex: 1, paddingRight: 16 },
  amount: { width: 110, textAlign: 'right' },
  paragraph: { marginTop: 6 },
  entry: { flexDirection: 'row', marginTop: 3 },
  bullet: { width: 12 },
  words: { flex: 1 },
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  link: { color: ink, textDecoration: 'underline' },
  divider: { borderTop: line, marginTop: 12, marginBottom: 6 },
  foot: { position: 'absolute', left: 52, right: 52, bottom: 28, fontSize: 8, color: soft },
} as const
