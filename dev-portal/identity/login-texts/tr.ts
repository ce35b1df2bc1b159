import type { LoginTexts } from "./login-text.ts";

export const turkish: LoginTexts = {
  title: "Giriş yap",
  email: "E-posta adresi",
  password: "Şifre",
  submit: "Giriş yap",
  forgotPassword: "Şifremi unuttum",
  signOutQuestion: "Çıkış yapmak istiyor musunuz?",
  signOut: "Çıkış yap",
  signingOut: "Çıkış yapılıyor",
  signedOut: "Çıkış yaptınız",
  back: "Portala dön",
  failed: "Giriş yapılamadı",
  failedHint: "Sayfa çok uzun süre açık kalmış olabilir. Portala dönüp tekrar deneyin.",
  errors: {
    INVALID_PASSWORD: "Şifre doğru değil. Tekrar deneyin.",
    EMPTY_EMAIL_ADDRESS: "E-posta adresinizi girin.",
    EMPTY_EMAIL_PASSWORD: "E-posta adresinizi ve şifrenizi girin.",
    EMPTY_PASSWORD: "Şifrenizi girin.",
    TOO_MANY_LOGIN_ATTEMPTS: "Çok fazla deneme yapıldı. 15 dakika bekleyip tekrar deneyin.",
    UNKNOWN_ERROR: "Bir sorun oluştu. Daha sonra tekrar deneyin.",
    MISSING_POST_PARAMS: "Giriş bilgileri gönderilemedi. Destek ekibiyle iletişime geçin.",
    NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "Bu e-posta adresiyle bir hesap yok.",
    COMPANY_DEACTIVATED: "Firmanızın hesabı devre dışı. Destek ekibiyle iletişime geçin.",
    WEBACCOUNT_NOT_ACTIVATED:
      "Bu hesap henüz etkinleştirilmedi. Size gönderdiğimiz e-postadaki bağlantıyı açın.",
  },
  deactivated:
    "Firmanız bu hesabı devre dışı bıraktı. Firmanızın hesaplarını yöneten kişiden yeniden etkinleştirmesini isteyin.",
};
