import type { GatewayTexts } from './gateway-texts';

export const ZH_TW: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: '近期假日交易時間', body: '指數與股票有兩天提前收盤。各商品的交易時間請查看平台上的合約規格。' },
    'crypto-leverage':   { title: '週末加密貨幣對的槓桿', body: '週五 20:00 至週日 22:00（UTC），加密貨幣對新建部位的槓桿最高為 1:2。' },
    'password-changed':  { title: '您的密碼已變更', body: '所有其他裝置均已登出。如果不是您本人操作，請申請密碼連結並聯絡客服。' },
    'address-rejected':  { title: '您的地址證明被拒絕', body: '文件已超過 6 個月。請提交日期較新、顯示您姓名和地址的文件。' },
    'identity-runs-out': { title: '您的身分證件即將到期', body: '證件僅剩幾天有效。請及時提交新證件，以免影響出金。' },
    'two-networks':      { title: '出金地址新增兩個網路', body: '您現在可以設定 Tron 或 Polygon 地址。設定前請核對網路。' },
    'change-approved':   { title: '您的變更已獲核准', body: '變更已顯示在您的個人資料中。' },
    'change-refused':    { title: '您的變更未獲核准', body: '您的個人資料維持不變。請提交可證明新資料的文件，或聯絡客服。' },
  },
  alerts: {
    'new-device': { title: '新裝置登入', body: '有人在一台從未使用過的裝置上以您的身分登入了入口網站。如果不是您本人，請結束該工作階段並立即變更密碼。' },
    'second-factor-on': { title: '雙重驗證已開啟', body: '今後登入需要驗證器應用程式中的驗證碼。如果不是您本人操作，請立即聯絡客服。' },
    'second-factor-off': { title: '雙重驗證已關閉', body: '今後登入只需密碼。如果不是您本人操作，請變更密碼並立即聯絡客服。' },
    'recovery-code-used': { title: '一組復原碼已被使用', body: '有人使用您的一組復原碼登入。該復原碼無法再次使用。如果不是您本人，請變更密碼並立即聯絡客服。' },
  },
  buttons: { news: '閱讀新聞', documents: '提交文件', wallet: '開啟錢包', profile: '開啟個人資料', security: '開啟安全設定', sessions: '查看工作階段' },
  mails: {
    'password-link':  { subject: '設定新密碼', text: '請開啟此連結設定新密碼。連結 60 分鐘內有效，僅可使用一次。如果您沒有申請，不需要採取任何行動。' },
    'payout-address': { subject: '您的出金地址', text: '您的出金地址已設定或變更。如果不是您本人操作，請變更密碼並立即聯絡客服。' },
    'code':           { subject: '您的驗證碼', text: '請在要求輸入的地方填寫此驗證碼。切勿告訴任何人。' },
  },
  payoutAddress: '{address}（{network}），自 {from} 起生效',
  code: '{code} 是您的 {brand} 驗證碼。',
  payments: {
    card: { title: '卡片', note: '本人名下的卡片', deposit: '即時入帳', withdraw: '1 至 3 個工作天' },
    bank: { title: '銀行轉帳', note: '本人名下的帳戶', deposit: '1 至 2 個工作天', withdraw: '1 至 2 個工作天' },
    crypto: { title: '數位資產', note: '其網路上的地址', deposit: '約 5 分鐘', withdraw: '約 5 分鐘' },
  },
  reasons: { declined: '付款遭到拒絕。', notPaid: '未在期限內付款。', otherName: '收款方為他人名義。', returned: '款項已由收款方退回。' },
  money: {
    'deposit-completed': { title: '您的入金已到帳', body: '{amount} 已存入帳戶 {login}。參考編號 {reference}。' },
    'withdrawal-requested': { title: '您已申請出金', body: '在我們審核申請期間，帳戶 {login} 的 {amount} 已被預留。如果不是您本人操作，請立即變更密碼並聯絡客服。參考編號 {reference}。' },
    'withdrawal-completed': { title: '您的出金已完成', body: '帳戶 {login} 的 {amount} 已付出。參考編號 {reference}。' },
    'withdrawal-rejected': { title: '您的出金未能付出', body: '{amount} 已退回帳戶 {login}，原因請見該申請。參考編號 {reference}。' },
    'transfer-done': { title: '您的轉帳已完成', body: '{amount} 已轉入帳戶 {login}。參考編號 {reference}。' },
  },
  receipt: '這是您的收據，請妥善保存。',
  cashier: { title: '付款', to: '收款方', reference: '參考編號', amount: '金額', pay: '支付 {amount}', decline: '拒絕付款', cancel: '取消', note: '這是示範用的付款頁面，不會有真實的資金往來。', done: '此處已無需付款。', back: '返回 {brand}' },
};
