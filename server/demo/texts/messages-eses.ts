import type { TopicTexts } from "./message-texts.ts";

export const messagesEses: TopicTexts = {
  config: [
    "Config {version} ya está disponible",
    "Config {version} carga antes los proyectos grandes y muestra todas las ramas Tree en una vista nueva.",
    "Guarde su proyecto antes de actualizar. Los Miniserver de primera generación siguen con la versión anterior.",
  ],
  newProduct: [
    "Nuevo: Touch Pure Flex",
    "Grabe los símbolos de sus clientes: el Touch Pure Flex se fabrica por encargo para cada habitación.",
    "La fabricación tarda diez días hábiles como máximo. El pedido muestra cada paso.",
  ],
  app: [
    "App {version}: favoritos y modo oscuro",
    "Los favoritos se ordenan ahora por habitación y el modo oscuro sigue al teléfono.",
    "La actualización llega en los próximos días por las tiendas de aplicaciones.",
  ],
  firstSteps: [
    "¿Ha dado ya sus primeros pasos?",
    "Cinco pasos para empezar bien: perfil, paquete inicial, formación, primer producto, coach de partners.",
    "Su coach le ayuda con gusto. Encontrará el contacto en el panel.",
  ],
  maintenance: [
    "Servicios en la nube: mantenimiento el domingo",
    "El domingo de 4:00 a 6:00 (UTC) se mantienen los servicios mailer, push y caller.",
    "Los Miniserver siguen funcionando en la casa. Los mensajes pendientes se envían después.",
  ],
  tutorial: [
    "Nuevo tutorial: sombreado y calefacción en un plan",
    "En 20 minutos el tutorial muestra cómo el sombreado ayuda a calentar en invierno y a refrescar en verano.",
    "El proyecto de ejemplo se descarga junto al vídeo.",
  ],
  priceList: [
    "La nueva lista de precios {version} rige desde el próximo mes",
    "La lista de precios {version} entra en vigor el primer día del próximo mes.",
    "Los pedidos que lleguen antes se entregan a los precios de hoy.",
  ],
  security: [
    "Actualización de seguridad {version}: instálela",
    "La versión {version} cierra una brecha en el acceso remoto de los Miniserver abiertos a internet.",
    "Actualice todas las instalaciones en los próximos días. Las que usan Cloud DNS ya están protegidas.",
  ],
  weather: [
    "Su servicio meteorológico",
    "El pronóstico alcanza ahora cuatro días, así que sombreado y calefacción planifican antes.",
    "No tiene que cambiar nada. El servicio sigue al mismo precio.",
  ],
  successor: [
    "Actuador de válvula: sucesor con el mismo adaptador",
    "El nuevo actuador es más silencioso y sirve para todos los adaptadores del modelo anterior.",
    "Ambos modelos se combinan en una rama Tree. El anterior se vende hasta agotar existencias.",
  ],
  openingHours: [
    "Soporte en días festivos",
    "En días festivos soporte atiende por ticket. El teléfono vuelve el siguiente día hábil.",
    "Los pedidos de un festivo salen de nuestro almacén el siguiente día hábil.",
  ],
  webinar: [
    "Seminario web: venda lo que ahorra energía",
    "Cómo mostrar a sus clientes el beneficio de la gestión de energía, con cifras de tres proyectos.",
    "El seminario dura 45 minutos. La grabación se envía a todos los inscritos.",
  ],
};
