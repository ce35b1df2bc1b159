import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeEses: KnowledgeTexts = {
  unreachable: [
    "No se puede acceder al Miniserver desde fuera. ¿Qué puedo comprobar?",
    "Inicie la prueba Remote Connect del producto: indica el motivo y qué hacer.",
    "Si responde 461, el router no redirige el puerto. Compruebe la redirección y que el Miniserver conserva su dirección local.",
  ],
  "default-password": [
    "La prueba responde 409. ¿Qué significa?",
    "El Miniserver acepta todavía la contraseña de fábrica. Asigne en Config una contraseña propia al administrador, guarde en el Miniserver y repita la prueba.",
  ],
  "update-led": [
    "El LED parpadea en naranja tras una actualización.",
    "Retire la tarjeta SD diez segundos y reinicie. Si el LED sigue en naranja, envíenos el archivo de registro con un ticket.",
  ],
  "weather-ended": [
    "El servicio meteorológico ha caducado. ¿Cómo lo renuevo?",
    "Abra el producto, elija servicios en la nube e introduzca un código de licencia. Los meses comprados se suman a los que quedan.",
  ],
  transfer: [
    "¿Puede pasar un servicio en la nube a otro Miniserver?",
    "Un servicio comprado y aún activo puede transferirse a otro producto de su empresa. Los servicios de prueba y los caducados, no.",
  ],
  "order-late": [
    "Mi pedido todavía no aparece en la lista.",
    "Un pedido puede tardar hasta 30 minutos en aparecer aquí. Si después sigue faltando, envíenos su número.",
  ],
  "missing-box": [
    "Falta una parte de mi entrega.",
    "Un pedido puede viajar en varios paquetes: el pedido muestra el seguimiento de cada uno. Si han llegado todos, envíenos una foto del albarán.",
  ],
  payment: [
    "He pagado y la factura sigue pendiente.",
    "Un pago tarda hasta cinco días hábiles en contabilizarse. Después, envíenos el día y la referencia de la transferencia.",
  ],
  certificate: [
    "¿Dónde encuentro el certificado de una formación?",
    "Está junto a la formación en cuanto se confirma su asistencia, a más tardar dos días después del último día.",
  ],
  rights: [
    "Un compañero no ve pedidos ni productos.",
    "Lo que ve un empleado depende de los permisos que asigna su empresa. Quien gestiona sus usuarios puede cambiarlos en los ajustes.",
  ],
};
