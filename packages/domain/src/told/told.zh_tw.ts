/** What members are told, by its English words. */
export const told: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': '請為 {{company}} 驗證此電子郵件地址',
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} 希望透過 Coverwright 以此電子郵件地址傳送訊息。',
  'Open this link to allow it:': '如果您同意，請開啟此連結：',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    '連結 24 小時內有效。如果您不知情，請不必理會：未開啟連結，就不會以此地址傳送任何訊息。',
  'The account of {{company}} was deactivated': '{{company}} 的帳戶已停用',
  'Hello {{name}},': '{{name}}，您好：',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} 已停用 {{company}} 的帳戶。所有人都無法再登入。',
  'Its data are kept until {{day}} and then erased.': '公司的資料會保留至 {{day}}，之後清除。',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    '在此之前可以重新開通：請嘗試登入，並在隨後的頁面提出申請。',
  'The account of {{company}} is open again': '{{company}} 的帳戶已重新開通',
  'You and your colleagues can sign in again: {{link}}': '您與同事可以再次登入：{{link}}',
  'You are an agent of {{company}}': '您已成為 {{company}} 的代理人',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} 已在 Coverwright 將您加入其代理人名單。您的代理人代碼為 {{code}}。',
  'If you did not expect this, tell {{company}}.': '如果您並未預期收到此通知，請告知 {{company}}。',
  '{{name}} confirmed their home page': '{{name}} 已確認其主頁',
  '{{name}} does not want a home page': '{{name}} 婉拒使用主頁',
  '{{name}} wrote to you on your home page': '{{name}} 透過您的主頁寫信給您',
  'Hello {{agent}},': '{{agent}}，您好：',
  '{{name}} wrote to you on your home page:': '{{name}} 透過您的主頁寫信給您：',
  'E-mail: {{email}}': '電子郵件：{{email}}',
  'Telephone: {{phone}}': '電話：{{phone}}',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} 請您簽署「{{agreement}}」',
  '{{partner}} asks you to execute {{agreement}}: {{link}}': '{{partner}} 請您簽署「{{agreement}}」：{{link}}',
  '{{partner}} executed {{agreement}}': '{{partner}} 已簽署「{{agreement}}」',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} 已簽署「{{agreement}}」：{{link}}',
  '{{name}} mentions you in a comment on “{{product}}”': '{{name}} 在「{{product}}」的留言中提及您',
  'The component “{{name}}” waits for approval': '元件「{{name}}」等待核准',
  'Your component “{{name}}” was approved': '您的元件「{{name}}」已核准',
  'Your component “{{name}}” was rejected: {{reason}}': '您的元件「{{name}}」已退回：{{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    '資料來源「{{name}}」無法更新：資料維持原狀',
  '{{name}} has expired: its records do not lead here any more': '{{name}} 已失效：其記錄不再指向這裡',
  '{{name}} is yours until {{endsOn}}': '{{name}} 已屬於您，有效至 {{endsOn}}',
  '{{name}} could not be registered. What was paid for it goes back': '{{name}} 未能註冊。已付的款項將退還',
  'The registration of {{name}} ends on {{endsOn}}. Renew it to keep the name':
    '{{name}} 的註冊將於 {{endsOn}} 到期。如需保留此名稱，請續期',
  'The registration of {{name}} ends on {{endsOn}}. Another year costs {{amount}} before VAT.':
    '{{name}} 的註冊將於 {{endsOn}} 到期。續期一年的費用為 {{amount}}，未含增值稅。',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    '系統不會自動扣款：請在此續期，否則將失去此名稱：{{link}}',
  'The registration of {{name}} ends on {{endsOn}} and is renewed by itself on {{on}}':
    '{{name}} 的註冊將於 {{endsOn}} 到期，並於 {{on}} 自動續期',
  'It is charged to the card {{card}} on {{on}}. You can switch that off until then: {{link}}':
    '將於 {{on}} 向信用卡 {{card}} 扣款。在此之前，您可以關閉自動續期：{{link}}',
  '{{amount}} for another year of {{name}} is not paid yet': '{{name}} 續期一年的 {{amount}} 尚未付款',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    '{{name}} 續期一年的訂單 {{number}}，金額為 {{amount}}。',
  'The card {{card}} did not pay it.': '信用卡 {{card}} 未能付款。',
  'It is tried again on {{on}}. With another card in your account it is tried at once.':
    '將於 {{on}} 再次嘗試扣款。如果您在對帳單中改用其他卡，會立即再次嘗試。',
  'The registration ends on {{endsOn}}: unless it is renewed before, the name is lost.':
    '註冊將於 {{endsOn}} 到期：若未在此之前續期，將失去此名稱。',
  'Pay it here: {{link}}': '請在此付款：{{link}}',
  '{{company}} submits “{{name}}” to the exchange': '{{company}} 將「{{name}}」提交至交流區',
  'Your design “{{name}}” was approved: other companies can take it': '您的設計「{{name}}」已核准：其他公司可以取用',
  'Your design “{{name}}” was rejected: {{reasons}}': '您的設計「{{name}}」已退回：{{reasons}}',
  '“{{name}}”, which you took, has a version {{number}}': '您取用的「{{name}}」已有版本 {{number}}',
  '{{company}} reports a problem with “{{name}}”': '{{company}} 回報「{{name}}」的問題',
  'The draft folder {{folder}} is deleted in two days unless you publish it':
    '草稿資料夾「{{folder}}」若未發布，將於兩天後刪除',
  'A draft folder of the knowledge hub was deleted after 7 days, with its files: {{files}}':
    '知識中心的一個草稿資料夾已於 7 天後刪除，連同其中的檔案：{{files}} 個',
  '{{name}} has registered': '{{name}} 已註冊',
  '{{inviter}} invites you to {{company}}': '{{inviter}} 邀請您加入 {{company}}',
  'Hello,': '您好：',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} 邀請您加入 {{company}}，一起使用 Coverwright。',
  'Register here, with this e-mail address:\n{{link}}': '請在此以本電子郵件地址註冊：\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    '連結 24 小時內有效，限用一次。如果您並未預期收到此郵件，無需做任何事。',
  'Confirm and register here, with this e-mail address:\n{{link}}': '請在此以本電子郵件地址確認並註冊：\n{{link}}',
  'Support has issued a security key for your maintenance portal': '客服已為您的維護入口核發安全金鑰',
  'The provider replaced a document of {{product}}': '提供方已更換「{{product}}」的一份文件',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    '提供方已更換「{{product}}」的一份文件。您的網站會顯示新文件；已售出的保單仍沿用原文件。',
  'See your sites:\n{{link}}': '查看您的網站：\n{{link}}',
  '{{company}} invites you to be its partner': '{{company}} 邀請您成為其合作夥伴',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{company}} 的 {{inviter}} 邀請貴公司在 Coverwright 成為其合作夥伴。',
  'They write:\n{{note}}': '對方寫道：\n{{note}}',
  'Answer here:\n{{link}}': '請在此回覆：\n{{link}}',
  '{{partner}} asks to be your partner': '{{partner}} 請求成為您的合作夥伴',
  '{{partner}} asks to be your partner.': '{{partner}} 請求成為您的合作夥伴。',
  'See it in your partner hub:\n{{link}}': '在合作夥伴中心查看：\n{{link}}',
  '{{partner}} is your partner now': '{{partner}} 已成為您的合作夥伴',
  '{{partner}} is your partner now.': '{{partner}} 已成為您的合作夥伴。',
  '{{partner}} does not want to be your partner': '{{partner}} 拒絕成為您的合作夥伴',
  '{{partner}} does not want to be your partner.': '{{partner}} 拒絕成為您的合作夥伴。',
  '{{partner}} has withdrawn its request': '{{partner}} 已撤回請求',
  '{{partner}} has withdrawn its request.': '{{partner}} 已撤回請求。',
  '{{partner}} has ended the partnership': '{{partner}} 已終止合作關係',
  '{{partner}} has ended the partnership.': '{{partner}} 已終止合作關係。',
  'Reason given: {{reason}}': '原因：{{reason}}',
  'Closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    '已停止接受新報價：{{sites}}。已售出的不受影響，付款與文件繼續有效。',
  'Your company has ended the partnership with {{partner}}': '貴公司已終止與 {{partner}} 的合作關係',
  'Your company has ended the partnership with {{partner}}.': '貴公司已終止與 {{partner}} 的合作關係。',
  '{{partner}} proposes another payment mode': '{{partner}} 提議變更付款方式',
  '{{partner}} proposes another payment mode.': '{{partner}} 提議變更付款方式。',
  '{{partner}} agrees to the new payment mode': '{{partner}} 同意新的付款方式',
  '{{partner}} agrees to the new payment mode.': '{{partner}} 同意新的付款方式。',
  '{{partner}} keeps to the payment mode you have': '{{partner}} 維持現有的付款方式',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} 維持現有的付款方式。',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    '刷卡服務商尚未退還 {{amount}}。系統每天都會再次嘗試',
  'The plan {{plan}} is paid for and in force. Order {{number}}': '訂閱方案 {{plan}} 已付款並生效。訂單 {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    '訂單 {{number}} 的付款將退還：該訂單已不再需要',
  'Your trial has ended: go on with {{plan}}': '您的試用已結束：請以 {{plan}} 繼續使用',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    '您的 Coverwright 試用已結束。支付訂閱方案之前，所有人都無法登入。',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    '以月繳的 {{plan}} 繼續使用：{{amount}}，含增值稅。請在此付款，然後重新登入：{{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    '連結 30 天內有效。登入後，您可以選擇其他訂閱方案。',
  'You need more time? Ask for it: {{ask}}': '需要更多時間嗎？請在此申請：{{ask}}',
  'Invoice {{number}}: {{amount}}': '發票 {{number}}：{{amount}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    '隨信附上訂單 {{orderNumber}} 的發票 {{number}}，金額為 {{amount}}。',
  'All invoices: {{link}}': '所有發票：{{link}}',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used':
    '訂閱方案 {{plan}}：{{what}} 已用 {{used}} / {{allowed}}',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used.':
    '訂閱方案 {{plan}}：{{what}} 已用 {{used}} / {{allowed}}。',
  'See what else there is: {{link}}': '查看其他可選方案：{{link}}',
  'The card {{card}} expires on {{endsOn}}': '信用卡 {{card}} 將於 {{endsOn}} 到期',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endsOn}}.':
    '您的訂閱方案續訂與網域續期由信用卡 {{card}} 扣款，該卡將於 {{endsOn}} 到期。',
  'Use another one before, so that nothing is interrupted: {{link}}': '請在到期前改用其他卡，以免服務中斷：{{link}}',
  'The plan {{plan}} costs another price from {{from}} on': '訂閱方案 {{plan}} 的價格自 {{from}} 起變更',
  'Renewals of the plan {{plan}} on {{from}} or later cost {{month}} a month or {{year}} a year, before VAT. What is paid stays as it is.':
    '訂閱方案 {{plan}} 於 {{from}} 當日或之後續訂時，價格為每月 {{month}} 或每年 {{year}}，未含增值稅。已付款的部分維持不變。',
  'You can change or cancel the plan until then: {{link}}': '在此之前，您可以變更或取消訂閱方案：{{link}}',
  '{{amount}} for the plan {{plan}} is not paid yet': '訂閱方案 {{plan}} 的 {{amount}} 尚未付款',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    '訂閱方案 {{plan}} 的訂單 {{number}}，金額為 {{amount}}。',
  'The card {{card}} did not pay it. We look again on {{on}}.': '信用卡 {{card}} 未能付款。我們會在 {{on}} 再次查看。',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    '或轉帳 {{amount}}，並註明 {{reference}} 與 {{number}}。',
  'Nothing changes for your customers.': '您的客戶不受影響。',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{on}}':
    '最後通知：訂閱方案 {{plan}} 的 {{amount}} 最遲須於 {{on}} 支付',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    '訂閱方案 {{plan}} 的訂單 {{number}}，金額為 {{amount}}，仍未付款。',
  'Unless it is paid by {{on}}, nothing can be edited or published from then on.':
    '若至 {{on}} 仍未付款，此後將無法編輯或發布。',
  'Editing and publishing are suspended: {{amount}} is not paid': '編輯與發布已暫停：{{amount}} 尚未付款',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    '訂閱方案 {{plan}} 的訂單 {{number}} 未付款。您可以登入、查看、匯出與付款；付款之前無法編輯或發布。',
  'Your sites and your agents’ home pages go on until {{offlineOn}} and then go offline. Policies, their pages and their instalments go on.':
    '您的網站與代理人主頁可使用至 {{offlineOn}}，之後下線。保單、保單頁面與分期付款繼續有效。',
  'Paying lifts the suspension at once.': '付款後立即解除暫停。',
  'Your plan {{plan}} has ended': '您的訂閱方案 {{plan}} 已結束',
  'It was given up and ended on {{endedOn}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    '訂閱方案已取消，並於 {{endedOn}} 結束。您可以登入、查看、匯出與訂購方案；訂購之前無法編輯或發布。',
  'Order a plan: {{link}}': '訂購方案：{{link}}',
  'Your sites go offline on {{offlineOn}}': '您的網站將於 {{offlineOn}} 下線',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineOn}}.':
    '您的訂閱方案尚未付款。若仍未付款，您的網站與代理人主頁將於 {{offlineOn}} 下線。',
  'Policies, their pages and their instalments go on.': '保單、保單頁面與分期付款繼續有效。',
  'See what is due: {{link}}': '查看應付款項：{{link}}',
  'Your sites are offline: {{many}}': '您的網站已下線：{{many}} 個',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    '您的訂閱方案未付款，網站與代理人主頁已下線。保單、保單頁面與分期付款繼續有效。',
  'Once the plan is paid you can publish them again: {{link}}': '支付訂閱方案後，您可以重新發布：{{link}}',
  'Policy {{number}} was cancelled, and its eVoucher {{code}} cannot pay again. Settle {{amount}} with the customer':
    '保單 {{number}} 已取消，其電子禮券 {{code}} 無法再次使用。請自行與客戶處理 {{amount}}',
  'Policy {{number}} lapsed: an instalment was not paid': '保單 {{number}} 已失效：有一期分期款項未付',
  'Only {{remaining}} policy numbers of “{{name}}” are left': '「{{name}}」的保單號碼只剩 {{remaining}} 個',
  'All policy numbers of “{{name}}” are used: nothing more can be sold': '「{{name}}」的保單號碼已全部用完：無法再銷售',
  'The network lets {{name}} in no more: its posts wait until you connect it again':
    '社群平台不再接受「{{name}}」登入：在您重新連接之前，其貼文會暫緩發布',
  'The post {{name}} waits to be approved': '貼文「{{name}}」等待核准',
  'Your post {{name}} is approved': '您的貼文「{{name}}」已核准',
  'Your post {{name}} came back: {{reason}}': '您的貼文「{{name}}」已退回修改：{{reason}}',
  'Your post {{name}} was stopped: its photo may no longer be used. Choose another, and submit it again':
    '您的貼文「{{name}}」已停止：其照片不能再使用。請選擇其他照片，並重新提交',
  'It is time to post {{name}}: copy it, and say when it is done':
    '發布貼文「{{name}}」的時間到了：請複製內容，並在完成後確認',
  'Your post {{name}} was not published: {{reason}}': '您的貼文「{{name}}」未能發布：{{reason}}',
  'It is not known whether your post {{name}} was published: the network does not answer. Look there yourself':
    '無法得知您的貼文「{{name}}」是否已發布：社群平台沒有回應。請自行前往查看',
  '{{from}} hands the primary role over to you': '{{from}} 要將主要使用者角色移交給您',
  '{{from}} hands {{company}} over to you': '{{from}} 要將 {{company}} 移交給您',
  'Hello {{to}},': '{{to}}，您好：',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} 希望由您擔任 {{company}} 在 Coverwright 的主要使用者。',
  'Read what that means and confirm it here:\n{{link}}': '請在此閱讀相關說明並確認：\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    '連結 15 分鐘內有效。如果您不願意，請不必理會：未經您確認，不會有任何變動。',
  'Your code to become the primary user': '成為主要使用者的驗證碼',
  'Your code is {{code}}. It works for 15 minutes, once.': '您的驗證碼為 {{code}}，15 分鐘內有效，限用一次。',
  'If you did not ask for it, leave it: without the code nothing changes.':
    '如果您並未索取，請不必理會：未輸入驗證碼，不會有任何變動。',
  '{{to}} is the primary user of {{company}} now': '{{to}} 現在是 {{company}} 的主要使用者',
  'Hello {{from}},': '{{from}}，您好：',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} 現在是 {{company}} 的主要使用者。{{from}} 已移交此角色。',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    '您已在所有裝置登出，請重新登入。公司的試用或訂閱方案維持不變。',
  'You are the primary user of {{company}} now': '您現在是 {{company}} 的主要使用者',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    '您現在是 {{company}} 的主要使用者。{{from}} 已移交此角色。',
  '{{name}} asks a person in the app': '{{name}} 在 App 中洽詢專人',
  '{{name}} asked in the app what the documents do not answer:': '{{name}} 在 App 中提出了文件無法解答的問題：',
  'Write to them at {{email}}.': '請寫信至 {{email}} 回覆對方。',
  '{{host}}: what you asked for was approved': '{{host}}：您的請求已核准',
  '{{host}}: what you asked for was rejected': '{{host}}：您的請求已退回',
  '{{name}} is done: {{host}}': '「{{name}}」已執行：{{host}}',
  '{{name}} did not happen: {{problem}}': '「{{name}}」未能執行：{{problem}}',
  '{{reference}} was referred: {{reason}}': '{{reference}} 已轉人工核保：{{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.': '歡迎加入 {{company}}。您的試用期為 {{days}} 天。',
  'Verify your email address': '驗證您的電子郵件地址',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    '請開啟此連結，以驗證您的電子郵件地址，並完成 {{company}} 在 Coverwright 的註冊：',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    '連結 24 小時內有效。如果您並未申請註冊，請不必理會：未開啟連結，就不會完成註冊。',
  '{{company}} asks for its account to be opened again': '{{company}} 申請重新開通帳戶',
  '{{askedBy}}: {{company}} asks for its account to be opened again.': '{{askedBy}}：{{company}} 申請重新開通帳戶。',
  'Reference {{reference}}. It ended on {{endedOn}}.': '參考編號：{{reference}}。結束日期：{{endedOn}}。',
  '{{company}} asks for its trial to go on': '{{company}} 申請繼續試用',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}}：{{company}} 申請繼續試用。',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} 已停止：期限內無人證明該網域為您所有',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} 已停止：另一家公司已證明 {{proven}} 為其所有',
  'Your password was changed': '您的密碼已變更',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    '您的 Coverwright 密碼已變更，您登入的其他裝置均已登出。',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    '如果不是您本人所為，請立即設定新密碼：在登入頁面選擇「忘記密碼？」。',
  'Your sign-in code': '您的登入驗證碼',
  'Your code is {{code}}. It works for 10 minutes, once.': '您的驗證碼為 {{code}}，10 分鐘內有效，限用一次。',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    '如果您並未嘗試在新裝置登入 Coverwright，請變更密碼：有其他人知道您的密碼。',
  'Your code for a new password': '設定新密碼的驗證碼',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    '如果您並未要求設定新密碼，請不必理會：未輸入驗證碼，不會有任何變動。',
  'You signed in on a new device': '您已在新裝置登入',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    '您的帳戶於 {{when}} 在先前未使用過的裝置登入，來源位址為 {{address}}。',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    '如果不是您本人所為，請立即變更密碼：對方會隨即被登出。',
  'You signed in from a new address': '您已從新的網路位址登入',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    '您的帳戶於 {{when}} 從先前未使用過的網路位址登入，來源位址為 {{address}}。',
  'Confirm your new address': '確認您的新電子郵件地址',
  'Open this link to sign in to Coverwright with this address from now on:':
    '請開啟此連結，從現在起以此電子郵件地址登入 Coverwright：',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    '連結 24 小時內有效，限用一次。如果您不知情，請不必理會：未開啟連結，不會有任何變動。',
  'Somebody asked to change your address': '有人申請變更您的電子郵件地址',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    '有人申請以其他電子郵件地址登入您的 Coverwright 帳戶：{{email}}。連結已寄往該地址；在連結開啟之前，不會有任何變動。',
  'If that was not you, change your password at once: the link works no more then.':
    '如果不是您本人所為，請立即變更密碼：連結將隨即失效。',
  'Your address was changed': '您的電子郵件地址已變更',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    '您現在以其他電子郵件地址登入 Coverwright：{{email}}。收到本郵件的地址已無法用於登入。',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    '如果不是您本人所為，請立即寫信給我們，或請貴公司的主要使用者移除您的帳戶。',
  '{{host}} sells until {{day}}: connect the domain to keep it': '{{host}} 可銷售至 {{day}}：如需保留，請連接網域',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    '{{host}} 可銷售至 {{day}}：此網址為保留網址，請發布到其他網址以繼續銷售',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    '位於 {{host}} 的代理人主頁已失去其名稱：另一家公司已證明 {{proven}} 為其所有',
  'We have your message, {{reference}}': '我們已收到您的訊息（{{reference}}）',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    '感謝您的來信。再次來信時請註明 {{reference}}。',
  'You wrote:\n{{words}}': '您的來信內容：\n{{words}}',
  '{{name}} writes about {{topic}}': '{{name}} 來信（{{topic}}）',
  '{{reference}}: {{name}} writes about {{topic}}': '{{reference}}：{{name}} 來信（{{topic}}）',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    '範本「{{name}}」缺少某個值，或製作時間過長，因此未使用：請為每個欄位設定替代文字，或縮短範本',
  '{{host}} does not answer': '{{host}} 沒有回應',
  '{{product}}: transactions of {{month}} up to {{throughDay}}':
    '{{product}}：{{month}} 的交易資料，截至 {{throughDay}}',
  '{{rowCount}} transactions were booked from {{month}}-01 to {{throughDay}}.':
    '{{month}}-01 至 {{throughDay}} 期間，入帳的交易共 {{rowCount}} 筆。',
  'The file (CSV, the link works for 30 days): {{link}}': '檔案（CSV，連結 30 天內有效）：{{link}}',
  '{{number}}: photos to look at': '{{number}}：有照片待查看',
  '{{company}} asks to be verified': '{{company}} 申請驗證',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} 已送出驗證文件。請在「待驗證的公司」中開啟：\n{{link}}',
  '{{company}} is verified': '{{company}} 已通過驗證',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    '我們已審核 {{company}} 的文件。其狀態現為「已驗證」。',
  '{{company}} could not be verified': '{{company}} 未通過驗證',
  'We could not verify {{company}}:': '{{company}} 未通過驗證，原因如下：',
  'Correct what is wrong and send the documents again: {{link}}': '請更正錯誤，並重新送出文件：{{link}}',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Webhook「{{name}}」已一天沒有回應：將再嘗試四天',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'Webhook「{{name}}」已停止傳送：其網址沒有回應，或不再接收',
}
