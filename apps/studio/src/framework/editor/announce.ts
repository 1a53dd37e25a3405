/** Says something to who does not see the screen. */
export function announce(words: string): void {
  let box = document.getElementById('announcements')
  if (!box) {
    box = document.createElement('div')
    box.id = 'announcements'
    box.setAttribute('role', 'status')
    box.setAttribute('style', 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)')
    document.body.append(box)
  }
  box.textContent = words
}
